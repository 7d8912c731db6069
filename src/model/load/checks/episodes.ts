import { episodeRoute, hasEpisodeRoute } from '../../derive/routes';
import type { EpisodeFields } from '../../schema/editorial';
import type { Entry } from '../files/load-collection';
import { fieldName, type Problem } from '../files/problem';

type EpisodeEntry = Pick<Entry<EpisodeFields>, 'fields' | 'slug'> & {
  readonly parsed: Pick<Entry<EpisodeFields>['parsed'], 'file' | 'lineOf'>;
};

/** A value that no two episodes may share: its field, how to read it, and the message about it. */
interface OwnValue {
  readonly path: readonly string[];
  readonly valueOf: (episode: EpisodeEntry) => string | undefined;
  readonly message: (value: string) => string;
  readonly advice: string;
}

/**
 * Identity of an episode whose editor has not given one: its file name, which stays when the title or the host
 * of the website changes.
 */
export function episodeGuid({ fields, slug }: Pick<EpisodeEntry, 'fields' | 'slug'>): string {
  return fields.guid ?? `farmlandexchange/${slug}`;
}

const ownValues: readonly OwnValue[] = [
  {
    path: ['number'],
    valueOf: ({ fields }) => fields.number?.toString(),
    message: (number) => `episode ${number} is already`,
    advice: 'a number of its own for each episode.',
  },
  {
    path: ['title'],
    valueOf: ({ fields }) => (hasEpisodeRoute(fields) ? episodeRoute(fields) : undefined),
    message: (route) =>
      `the address ${route}, which follows from title and number, is already that of the episode`,
    advice: 'another title, or a number.',
  },
  {
    path: ['guid'],
    valueOf: episodeGuid,
    message: (guid) => `"${guid}", by which podcast apps know the episode, is already`,
    advice: 'an identity of its own, or leave the line out of an episode that no other feed had.',
  },
  {
    path: ['audio'],
    valueOf: ({ fields }) => fields.audio,
    message: (file) => `content/media/${file} is already the recording`,
    advice: 'the recording of this episode.',
  },
  {
    path: ['transcript'],
    valueOf: ({ fields }) => fields.transcript,
    message: (file) => `content/media/${file} is already the transcript`,
    advice: 'the transcript of this episode.',
  },
];

function problem(
  { parsed }: EpisodeEntry,
  path: readonly PropertyKey[],
  message: string,
  advice: string,
): Problem {
  return { file: parsed.file, line: parsed.lineOf(path), field: fieldName(path), message, advice };
}

function sharedValues(entries: readonly EpisodeEntry[], own: OwnValue): Problem[] {
  const fileOf = new Map<string, string>();
  return entries.flatMap((entry): Problem[] => {
    const value = own.valueOf(entry);
    if (value === undefined) return [];
    const other = fileOf.get(value);
    fileOf.set(value, other ?? entry.parsed.file);
    return other === undefined
      ? []
      : [problem(entry, own.path, `${own.message(value)} in ${other}`, own.advice)];
  });
}

function withoutAddress(entry: EpisodeEntry): Problem[] {
  if (hasEpisodeRoute(entry.fields)) return [];
  const message = `no address can be made of "${entry.fields.title}"`;
  return [problem(entry, ['title'], message, 'a title with letters from A to Z or digits.')];
}

function repeatedPeople(entry: EpisodeEntry): Problem[] {
  const names = entry.fields.people.map(({ name }) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [problem(entry, ['people', index, 'name'], `"${name}" is listed twice`, 'each person once.')],
  );
}

/**
 * Checks that each episode has an address, number, identity, recording and transcript of its own, and names each
 * person once.
 */
export function checkEpisodes({
  episodes: { entries },
}: {
  readonly episodes: { readonly entries: readonly EpisodeEntry[] };
}): Problem[] {
  return [
    ...entries.flatMap((entry) => [...withoutAddress(entry), ...repeatedPeople(entry)]),
    ...ownValues.flatMap((own) => sharedValues(entries, own)),
  ];
}
