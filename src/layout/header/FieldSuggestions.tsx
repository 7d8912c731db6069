import { navigate } from 'gatsby';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { cardTexts } from '../../components/sales/sale-card/card-texts';
import { reportFailure } from '../../features/error-reports/report-failure';
import { statusNow } from '../../features/sale-status/use-sale-status';
import { searchTarget } from '../../features/search/search-target';
import { SearchSuggestions } from '../../features/search/SearchSuggestions';
import { useFieldText } from '../../features/search/use-combobox-field';
import { maxSuggestions } from '../../model/derive/search/suggestions';
import type { HeaderProps } from '../../page-data/shell-props';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { PlanThumbnail } from '../../components/land/land-plan/PlanThumbnail';
import { useOpenSales } from '../menu-sales/use-open-sales';

type Field = RefObject<HTMLInputElement | null>;

/** The header's props that a search box uses. */
export type SearchShell = Pick<HeaderProps, 'search' | 'menuSales'>;

interface FieldSuggestionsProps {
  readonly shell: SearchShell;
  readonly field: Field;
  /** Class of the suggestions below the field. */
  readonly popup: string;
  /** Closes the search; the focus has gone elsewhere. */
  readonly onLeave: () => void;
}

/** Closes the search and goes to an address of the site. */
function go(field: Field, onLeave: () => void, href: string): void {
  // Otherwise a phone keeps its keyboard over the page.
  field.current?.blur();
  onLeave();
  navigate(href);
}

/** A search box once it is used: a button to clear it, and suggestions below it. */
export function FieldSuggestions({ shell, field, popup, onLeave }: FieldSuggestionsProps) {
  const { search, menuSales } = shell;
  const [text, setText] = useFieldText(field);
  const [form] = useState(() => field.current?.form);
  const open = useOpenSales(menuSales).map(({ schedule }) => schedule.slug);
  const upcoming = open
    .flatMap((slug) => search.upcoming.filter((sale) => sale.slug === slug))
    .slice(0, maxSuggestions);

  useEffect(() => {
    function leave(to: EventTarget | null): void {
      if (to instanceof Node && form?.contains(to) === false) onLeave();
    }
    function left({ relatedTarget }: FocusEvent): void {
      leave(relatedTarget);
    }
    // A visitor may have gone on while this was loaded. The body has the focus where no control does.
    if (document.activeElement !== document.body) leave(document.activeElement);
    function submitted(event: SubmitEvent): void {
      event.preventDefault();
      go(field, onLeave, searchTarget(search, field.current?.value ?? ''));
    }
    form?.addEventListener('focusout', left);
    form?.addEventListener('submit', submitted);
    return () => {
      form?.removeEventListener('focusout', left);
      form?.removeEventListener('submit', submitted);
    };
  }, [field, form, onLeave, search]);

  function planOf(slug: string): ReactNode {
    const card = menuSales.find(({ schedule }) => schedule.slug === slug);
    const plan = card === undefined ? null : cardTexts(card, statusNow(card.schedule)).plan;
    return plan === null ? null : <PlanThumbnail plan={plan} />;
  }
  return (
    <>
      {text !== '' && (
        <IconButton
          label={TEXTS.search.clear}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </IconButton>
      )}
      <div className={popup}>
        <SearchSuggestions
          search={search}
          upcoming={upcoming}
          field={field}
          text={text}
          onChoose={(href) => {
            go(field, onLeave, href);
          }}
          onFailure={reportFailure}
          planOf={planOf}
        />
      </div>
    </>
  );
}
