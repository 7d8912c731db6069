import { useEffect, useState } from 'react';
import { fetchPreview, type Preview } from './fetch-preview';
import { previewRequest } from './preview-request';

/** What Decap passes to a preview, as Immutable's maps. */
interface EntryPreviewProps {
  readonly entry: { readonly toJS: () => unknown };
  readonly collection: { readonly toJS: () => unknown };
  readonly fields: { readonly toJS: () => unknown };
}

/** Between the last key and the request. */
const pauseMs = 250;

const failed: Preview = {
  html: null,
  problems: ['The preview cannot be made. Is npm run cms still running?'],
  movedDates: [],
};

/** The request before: the next one waits for it, and of those that wait, only the newest is sent. */
let last: Promise<unknown> = Promise.resolve();

/** The page of an entry as the site would show it, without scripts; or what is wrong with the entry. */
export function EntryPreview({ entry, collection, fields }: EntryPreviewProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    async function update(): Promise<void> {
      await last;
      if (controller.signal.aborted) return;
      const draft = { entry: entry.toJS(), collection: collection.toJS(), fields: fields.toJS() };
      const answer = fetchPreview(previewRequest(draft)).catch(() => failed);
      last = answer;
      setPreview(await answer);
    }
    const timer = setTimeout(() => void update(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [entry, collection, fields]);
  if (preview === null) return <p className="note">The preview is being made.</p>;
  const { html, problems, movedDates } = preview;
  return (
    <>
      {problems.length > 0 && (
        <section className="note">
          <h2>This entry cannot be published yet</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
      {movedDates.length > 0 && (
        <section className="note">
          <h2>A sample sale: its dates move along with the day of the build</h2>
          <ul>
            {movedDates.map(({ title, written, shown }) => (
              <li key={title}>
                {title}: written {written}, shown as {shown}
              </li>
            ))}
          </ul>
        </section>
      )}
      {html !== null && <div id="___gatsby" dangerouslySetInnerHTML={{ __html: html }} />}
      {html === null && problems.length === 0 && (
        <p className="note">This entry has no page of its own. It shows on the site once it is published.</p>
      )}
    </>
  );
}
