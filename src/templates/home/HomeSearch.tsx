import { navigate } from 'gatsby';
import { Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { SearchForm } from '../../features/search/SearchForm';
import { lazyPart } from '../../ui/lazy-part/lazy-part';

/** If its suggestions cannot be loaded, the field still leads to the search page. */
const HomeSuggestions = lazyPart(
  async () => (await import(/* webpackChunkName: "search" */ './HomeSuggestions')).HomeSuggestions,
  () => <p role="alert">{TEXTS.suggestions.failure}</p>,
);

interface HomeSearchProps {
  /** The search page. */
  readonly action: string;
  /** The list of sales, to which an empty search leads. */
  readonly sales: string;
  readonly hint: string;
}

/** The search box of the home page, with the same suggestions as the header's once it is in use. */
export function HomeSearch({ action, sales, hint }: HomeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // A visitor may have begun to type before the scripts had loaded.
    if (field.current === document.activeElement) setOpen(true);
  }, []);
  function search(event: SyntheticEvent): void {
    // Suggestions that have loaded have handled it already.
    if (event.defaultPrevented || field.current?.value.trim() !== '') return;
    event.preventDefault();
    navigate(sales);
  }
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
      onSearch={search}
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
