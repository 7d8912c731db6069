import { vercelStegaEncode } from '@vercel/stega';
import type { MouseEvent } from 'react';

/** Elements of the frame of the preview are none of this window's. */
function isElement(target: unknown): target is Element {
  return typeof target === 'object' && target !== null && 'closest' in target;
}

/**
 * Has Decap open the field of the text that was pressed in a preview. Decap reads the address of the field out of the
 * text, where it writes it in characters that are not seen. In a page of the site they would be refused, so they are
 * there for the press alone.
 *
 * @param fieldOf Returns the address of the field that holds a text; null where none does.
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
