import { useCombobox } from 'downshift';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import type { SearchProps } from '../../model/derive/search/search-props';
import { normalizeQuery } from '../../model/derive/search/search-terms';
import type { SaleSuggestion } from '../../model/derive/search/suggestions';
import { Icon } from '../../ui/icon/Icon';
import { Note } from '../../ui/note/Note';
import { loadSearchPorts } from './load-search-ports';
import * as styles from './SearchSuggestions.module.css';
import { suggestionGroups, type SuggestionGroup, type SuggestionOption } from './suggestion-groups';
import { countOptions } from './suggestion-status';
import { SuggestionText } from './SuggestionText';
import type { Suggestions } from './suggest';
import { useComboboxField, useWasFocused } from './use-combobox-field';
import { lastResult, type SearchState } from './use-search-result';
import { useSuggestions } from './use-suggestions';

interface SearchSuggestionsProps {
  readonly search: SearchProps;
  /** Live and upcoming sales, shown before anything is typed. */
  readonly upcoming: readonly SaleSuggestion[];
  /** The field that the suggestions belong to, and its text. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Goes to the address of the chosen suggestion. */
  readonly onChoose: (href: string) => void;
  readonly onFailure: (error: Error) => void;
  /** The plan of a sale's land, if there is one. */
  readonly planOf: (slug: string) => ReactNode;
  readonly loadPorts?: typeof loadSearchPorts;
}

const nothing: Suggestions = { locations: [], sales: [] };

function shownOf(state: SearchState<Suggestions>, popular: Suggestions): Suggestions {
  return state.kind === 'idle' ? popular : (lastResult(state) ?? nothing);
}

/** The caret's keys, those of an input method, and Enter without an active option belong to the field and its form. */
function isOwnKey({ key, isComposing }: KeyboardEvent, hasActive: boolean): boolean {
  return !isComposing && !['Home', 'End', 'Escape'].includes(key) && (key !== 'Enter' || hasActive);
}

/** Suggestions for the text of a search box, in groups, to be chosen with keys, mouse or touch. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { search, upcoming, text, field, onChoose, onFailure, planOf, loadPorts = loadSearchPorts } = props;
  const query = normalizeQuery(text);
  const state = useSuggestions(query, () => loadPorts(search.services), onFailure);
  useEffect(() => {
    // A failure before the first query is shown with the first query.
    loadPorts(search.services).catch(() => undefined);
  }, [loadPorts, search.services]);
  const failed = state.kind === 'failed';
  const shown = shownOf(state, { locations: search.popular, sales: upcoming });
  const groups = failed ? [] : suggestionGroups(query, shown);
  const items = groups.flatMap(({ options }) => options);
  const headings = useId();
  const focused = useWasFocused(field);

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<SuggestionOption>({
      items: [...items],
      inputValue: text,
      isOpen: focused && items.length > 0,
      selectedItem: null,
      itemToString: (item) => item?.text ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) onChoose(selectedItem.href);
      },
      scrollIntoView: (node) => {
        node.scrollIntoView({ block: 'nearest' });
      },
    });
  useComboboxField(field, getInputProps({}, { suppressRefError: true }), (event) =>
    isOwnKey(event, highlightedIndex >= 0),
  );
  // The options have changed, so none is active any more.
  const keys = items.map(({ key }) => key).join('\n');
  useEffect(() => {
    setHighlightedIndex(-1);
  }, [keys, setHighlightedIndex]);

  const optionsOf = ({ options }: SuggestionGroup) =>
    options.map((option) => (
      <div key={option.key} className={styles.option} {...getItemProps({ item: option })}>
        {option.slug !== undefined && <span className={styles.plan}>{planOf(option.slug)}</span>}
        <SuggestionText option={option} query={query} />
      </div>
    ));
  return (
    <div className={styles.panel}>
      {failed && (
        <p className={styles.failure} role="alert">
          <Icon name="warning" />
          {search.failure}
        </p>
      )}
      <div
        {...getMenuProps({ 'aria-label': TEXTS.suggestions.label })}
        className={styles.list}
        hidden={items.length === 0}
        aria-busy={state.kind === 'loading'}
      >
        {groups.map((group) => (
          <div key={group.type} role="group" aria-labelledby={`${headings}${group.type}`}>
            <p id={`${headings}${group.type}`} className={styles.heading} role="presentation">
              <Icon name={group.icon} />
              {group.name}
            </p>
            {optionsOf(group)}
          </div>
        ))}
      </div>
      {!failed && (
        <p className={styles.status}>
          <span role="status">
            {state.kind === 'loading' ? TEXTS.suggestions.loading : countOptions(groups)}
          </span>{' '}
          <span className={styles.keys}>{TEXTS.suggestions.keys}</span>
        </p>
      )}
      {query === '' && (
        <div className={styles.tip}>
          <Note title={TEXTS.suggestions.tipTitle}>
            <p>{TEXTS.suggestions.tip}</p>
          </Note>
        </div>
      )}
    </div>
  );
}
