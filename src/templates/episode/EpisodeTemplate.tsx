import type { HeadProps, PageProps } from 'gatsby';
import { EpisodeRow } from '../../layout/episode-row/EpisodeRow';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { EpisodePageProps } from '../../model/derive/pages/podcast-props';
import { Columns } from '../../ui/columns/Columns';
import { FactList } from '../../ui/fact-list/FactList';
import { Figure } from '../../ui/figure/Figure';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import { EpisodeHead } from './EpisodeHead';

export default function EpisodeTemplate({ pageContext }: PageProps<object, EpisodePageProps>) {
  const { trail, picture, people, bodyHtml, others } = pageContext;
  const cover =
    picture === null ? null : <Figure picture={picture} sizes="(min-width: 1024px) 22rem, 100vw" eager />;
  return (
    <Page trail={trail}>
      <Split head={<EpisodeHead episode={pageContext} />} side={cover}>
        <FactList facts={people} />
        <Prose html={bodyHtml} />
      </Split>
      {others.length > 0 && (
        <Section heading="Other episodes">
          <Columns>
            {others.map((episode) => (
              <EpisodeRow key={episode.href} episode={episode} />
            ))}
          </Columns>
        </Section>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, EpisodePageProps>) {
  return <PageHead {...pageContext.head} />;
}
