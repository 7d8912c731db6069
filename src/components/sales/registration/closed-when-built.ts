import * as styles from './Registration.module.css';

/** The class of the root element of a page whose sale took no more bidders when the page was built. */
export const closedClass = 'closed';

/**
 * Returns whether the HTML of a page says that its sale takes no more bidders. The header comes earlier and has a link
 * to register: on a page that arrives in parts, its other links would move when that link is hidden.
 */
export function isClosedWhenBuilt(html: string): boolean {
  return html.includes(`class="${styles.known}"`);
}
