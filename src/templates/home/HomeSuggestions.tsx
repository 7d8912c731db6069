import { useEffect, useState, type RefObject } from 'react';
import { FieldSuggestions } from '../../layout/header/FieldSuggestions';
import { searchShell } from '../../layout/header/search-shell';
import { useStore } from '../../ui/store/use-store';
import * as styles from './HomeSuggestions.module.css';

export interface HomeSuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called when the visitor closes them. */
  readonly onLeave: () => void;
}

/** The suggestions of the home page's search box. Esc and a press elsewhere close them; the text stays. */
export function HomeSuggestions({ field, onLeave }: HomeSuggestionsProps) {
  const shell = useStore(searchShell, null);
  const [form] = useState(() => field.current?.form);

  useEffect(() => {
    function pressed({ target }: PointerEvent): void {
      if (target instanceof Node && form?.contains(target) === false) onLeave();
    }
    function typed(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The browser would empty the field.
      event.preventDefault();
      onLeave();
    }
    document.addEventListener('pointerdown', pressed);
    form?.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      form?.removeEventListener('keydown', typed);
    };
  }, [form, onLeave]);

  return (
    shell !== null && <FieldSuggestions shell={shell} field={field} popup={styles.popup} onLeave={onLeave} />
  );
}
