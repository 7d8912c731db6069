import type { UseComboboxGetInputPropsReturnValue } from 'downshift';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Field = RefObject<HTMLInputElement | null>;

const attributes = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const;

function writeInto({ current }: Field, text: string): void {
  if (current !== null) current.value = text;
}

/** The text of a field that was there before, and the function that sets it. */
export function useFieldText(field: Field): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => field.current?.value ?? '');
  useEffect(() => {
    const { current } = field;
    function typed(): void {
      setText(current?.value ?? '');
    }
    typed();
    current?.addEventListener('input', typed);
    return () => {
      current?.removeEventListener('input', typed);
    };
  }, [field]);
  function write(next: string): void {
    writeInto(field, next);
    setText(next);
  }
  return [text, write];
}

/** Returns true once the field has had the focus. */
export function useWasFocused(field: Field): boolean {
  const [focused, setFocused] = useState(() => field.current === document.activeElement);
  useEffect(() => {
    const { current } = field;
    function focus(): void {
      setFocused(true);
    }
    current?.addEventListener('focus', focus);
    return () => {
      current?.removeEventListener('focus', focus);
    };
  }, [field]);
  return focused;
}

/**
 * Turns a field that was there before the combobox had loaded into its input. The field is not rendered again, so it
 * keeps its text, its caret and the focus, and pages contain none of this code before it is used.
 *
 * @param props The props that the combobox returns for its input.
 * @param isOwnKey Returns true for a key that the combobox handles, rather than the field alone.
 */
export function useComboboxField(
  field: Field,
  props: UseComboboxGetInputPropsReturnValue,
  isOwnKey: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef({ props, isOwnKey });
  useLayoutEffect(() => {
    latest.current = { props, isOwnKey };
    for (const name of attributes) {
      const value = String(props[name]);
      if (value === '') field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    }
  });
  useLayoutEffect(() => {
    const { current } = field;
    const { ref } = latest.current.props;
    if (typeof ref === 'function') ref(current);
    function pressed(event: KeyboardEvent): void {
      const { onKeyDown } = latest.current.props;
      // It uses only properties that the browser's own event has as well.
      if (onKeyDown !== undefined && latest.current.isOwnKey(event))
        Reflect.apply(onKeyDown, undefined, [event]);
    }
    current?.addEventListener('keydown', pressed);
    return () => {
      current?.removeEventListener('keydown', pressed);
      for (const name of attributes) current?.removeAttribute(name);
    };
  }, [field]);
}
