import { vercelStegaEncode } from '@vercel/stega';
import type { MouseEvent } from 'react';

/** Elements in the preview's frame are not instances of this window's classes. */
function isElement(target: unknown): target is Element {
  return typeof target === 'object' && target !== null && 'closest' in target;
}

/**
 * Makes Decap open the field of the text that was pressed in a preview. Decap reads the address of the field from the
 * text, where it is written in invisible characters. In a page of the site they would be refused, so they are added
 * only for the press.
 *
 * @param fieldOf Returns the address of the field that has a text; null if none has it.
 */
export function openField(event: MouseEvent, fieldOf: (text: string) => string | null): void {
  const { target, currentTarget } = event;
  if (!isElement(target)) return;
  let path: string | null = null;
  // A word in bold is part of a text.
  for (let part: Element | null = target; part !== null && path === null; part = part.parentElement) {
    if (part === currentTarget) break;
    path = fieldOf(part.textContent);
  }
  if (path === null) return;
  event.preventDefault();
  const mark = target.ownerDocument.createTextNode(vercelStegaEncode({ decap: path }));
  target.append(mark);
  queueMicrotask(() => {
    mark.remove();
  });
}
