import { largestPages, readPages } from '../built/built-site';
import { allWidths, states, type State } from './states';

/** One picture to take. */
export interface Shot {
  readonly state: State;
  readonly width: number;
  /** The name of the picture's file, without the extension. */
  readonly file: string;
}

/** Returns the name of the file for a state at a width, such as menu-buy-open-1440. */
export function shotFile(name: string, width: number): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}`;
}

function templateStates(): State[] {
  return largestPages(readPages()).map(({ template, path }) => ({
    name: template,
    path,
    widths: allWidths,
    frame: 'page',
  }));
}

/**
 * Returns the shots of the largest page of every template and of every named state, at each of its widths.
 *
 * @param filter Takes only shots whose name contains this.
 * @throws When there are none.
 */
export function listShots(filter: string): Shot[] {
  const all = [...templateStates(), ...states];
  const chosen = all.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()));
  if (chosen.length === 0) {
    throw new Error(
      `No picture has "${filter}" in its name. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return chosen.flatMap((state) =>
    state.widths.map((width) => ({ state, width, file: shotFile(state.name, width) })),
  );
}
