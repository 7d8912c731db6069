import { personProps } from '../../page-data/prop-builders';
import type { PageKind, SitePage } from '../../page-data/page';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import type { TeamPageProps } from './props';

/** The members of the team. */
function teamPage(context: BuildContext): SitePage<TeamPageProps> {
  const path = context.routes.team;
  return {
    path,
    props: {
      ...staticPageProps(context, 'team', path),
      bodyHtml: context.html(context.content.pages.team.body),
      people: context.content.team.map((member) => personProps(context, member)),
    },
  };
}

export const teamKind = {
  template: 'team/TeamTemplate.tsx',
  fixedPages: { team: teamPage },
} satisfies PageKind;
