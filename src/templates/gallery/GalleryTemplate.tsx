import { pageHeadingExample } from '../../ui/page-heading/PageHeading.example';
import { Section } from '../../ui/section/Section';
import { Colours } from './Colours';
import { exampleLists } from './example-lists';
import { TypeSizes } from './TypeSizes';
import * as styles from './GalleryTemplate.module.css';

/** Returns the name in kebab case, like its folder: ButtonLink becomes button-link. */
function anchorOf(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

export default function GalleryTemplate() {
  return (
    <main className={styles.gallery}>
      {pageHeadingExample.node}
      <nav aria-label="Components">
        <ul className={styles.anchors}>
          {['Colour', 'Type', ...exampleLists.map(({ name }) => name)].map((name) => (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Section heading="Colour" id="colour">
        <Colours />
      </Section>
      <Section heading="Type" id="type">
        <TypeSizes />
      </Section>
      {exampleLists.map(({ name, examples }) => (
        <Section key={name} heading={name} id={anchorOf(name)}>
          <div className={styles.examples}>
            {examples.map(({ name: caption, node, onInk = false, wide = false }) => (
              <figure key={caption} className={wide ? `${styles.example} ${styles.wide}` : styles.example}>
                <figcaption>{caption}</figcaption>
                <div
                  className={onInk ? `${styles.ground} ${styles.ink}` : styles.ground}
                  data-ground={onInk ? 'ink' : undefined}
                >
                  {node}
                </div>
              </figure>
            ))}
          </div>
        </Section>
      ))}
    </main>
  );
}

export function Head() {
  return (
    <>
      <title>Gallery</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
