import { navigate } from 'gatsby';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchForm } from '../../features/search/SearchForm';
import { lazyPart } from '../../ui/lazy-part/lazy-part';

/** Without its suggestions the field leads to the search page all the same. */
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

/** The one search box of the home page, with the suggestions of the header's once it is used. */
export function HomeSearch({ action, sales, hint }: HomeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // A visitor may have begun to type before the scripts were here.
    if (field.current === document.activeElement) setOpen(true);
  }, []);
  useEffect(() => {
    // On the document, so that the suggestions lead on first once they are here.
    function submitted(event: SubmitEvent): void {
      const { current } = field;
      if (event.defaultPrevented || event.target !== current?.form || current.value.trim() !== '') return;
      event.preventDefault();
      navigate(sales);
    }
    document.addEventListener('submit', submitted);
    return () => {
      document.removeEventListener('submit', submitted);
    };
  }, [sales]);
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
