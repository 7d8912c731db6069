import { findInText } from '../../lib/find-in-text';
import type { SuggestionOption } from './suggestion-groups';

interface SuggestionTextProps {
  readonly option: SuggestionOption;
  /** The query. */
  readonly query: string;
}

/** The text of a suggestion, with the query in bold; right-to-left words stay within it. */
export function SuggestionText({ option: { text, nameAt }, query }: SuggestionTextProps) {
  const name = text.slice(nameAt);
  const [match] = findInText(name, query);
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
