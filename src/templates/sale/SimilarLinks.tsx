import type { ButtonAppearance } from '../../ui/button-link/button-class';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import type { SimilarSalesProps } from './props';

interface SimilarLinksProps extends Pick<ButtonAppearance, 'kind'> {
  readonly similar: SimilarSalesProps;
}

/** Links to other land, from a sale in which nobody can bid. */
export function SimilarLinks({ similar: { sales, subscribe }, kind }: SimilarLinksProps) {
  return (
    <>
      {sales.length > 0 && (
        <ButtonLink href="#similar" kind={kind}>
          {TEXTS.saleActions.seeSimilar}
        </ButtonLink>
      )}
      <ButtonLink href={subscribe.href} modal>
        {subscribe.label}
      </ButtonLink>
    </>
  );
}
