import type CMS from 'decap-cms-app';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { parseLegalDescription } from '../../model/derive/land/legal-description';
import { legalDescriptionInWords } from '../../model/derive/land/explain-legal-description';
import { checkLegalDescription } from '../../model/load/checks/sale-land';

type Control = Exclude<NonNullable<Parameters<typeof CMS.registerWidget>[1]>, string>;

/** Props that Decap passes to the control of a field. */
interface ControlProps extends Omit<ComponentProps<Control>, 'value'> {
  readonly value: unknown;
  readonly setActiveStyle?: () => void;
  readonly setInactiveStyle?: () => void;
}

/** Returns a legal land description in words, or the problem with it; empty while nothing is typed. */
export function readingOf(text: string): string {
  if (text.trim() === '') return '';
  const wrong = checkLegalDescription(text);
  if (wrong !== null) return `${wrong.message}. Write: ${wrong.advice}`;
  const parsed = parseLegalDescription(text);
  return parsed.ok ? `Read as: ${legalDescriptionInWords(parsed.value)}` : '';
}

/**
 * The field for a legal land description, with its meaning below it as it is typed. Decap keeps a ref to the controls
 * of fields, so it has to be a class.
 */
export class LegalDescriptionControl extends Component<ControlProps> {
  override render(): ReactNode {
    const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const text = typeof value === 'string' ? value : '';
    return (
      <>
        <input
          type="text"
          id={forID}
          className={classNameWrapper}
          value={text}
          aria-describedby={`${forID}-reading`}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onFocus={setActiveStyle}
          onBlur={setInactiveStyle}
        />
        <p id={`${forID}-reading`} role="status">
          {readingOf(text)}
        </p>
      </>
    );
  }
}
