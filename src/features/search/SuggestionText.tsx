import { findInText } from '../../lib/find-in-text';
import type { SuggestionOption } from './suggestion-groups';

interface SuggestionTextProps {
  readonly option: SuggestionOption;
  /** What was typed. */
  readonly words: string;
}

/** The text of a suggestion, with what was typed in bold; right-to-left words stay within it. */
export function SuggestionText({ option: { text, nameAt }, words }: SuggestionTextProps) {
  const name = text.slice(nameAt);
  const [match] = findInText(name, words);
  if (match === undefined) return <bdi>{text}</bdi>;
  const { start, end } = match;
  return (
    <bdi>
      {text.slice(0, nameAt) + name.slice(0, start)}
      <b>{name.slice(start, end)}</b>
      {name.slice(end)}
    </bdi>
  );
}
