import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { reportPageError } from '../../features/error-reports/page-errors';
import { SearchForm } from '../../features/search/SearchForm';
import type { HomeSuggestionsProps } from './HomeSuggestions';

/** Without its suggestions the field leads to the search page all the same. */
const HomeSuggestions = lazy(async (): Promise<{ default: ComponentType<HomeSuggestionsProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "search" */ './HomeSuggestions')).HomeSuggestions };
  } catch (error) {
    reportPageError(error);
    return { default: () => <p role="alert">{TEXTS.suggestions.failure}</p> };
  }
});

interface HomeSearchProps {
  /** The search page. */
  readonly action: string;
  readonly hint: string;
}

/** The one search box of the home page, with the suggestions of the header's once it is used. */
export function HomeSearch({ action, hint }: HomeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  function use(): void {
    setOpen(true);
  }
  return (
    <SearchForm
      action={action}
      label={TEXTS.search.placeholder}
      placeholder={TEXTS.search.expandedPlaceholder}
      hint={hint}
      field={field}
      onFocus={use}
      onType={use}
    >
      {open && (
        <Suspense>
          <HomeSuggestions
            field={field}
            onLeave={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </SearchForm>
  );
}
