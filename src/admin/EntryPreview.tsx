import { vercelStegaClean } from '@vercel/stega';
import { useEffect, useState, type MouseEvent } from 'react';
import { EntryPage } from './EntryPage';
import { EntryProblems } from './EntryProblems';
import { copiedField } from './content-format';
import { fetchPreview, type PreviewResponse } from './fetch-preview';
import { fieldOfText, FormFieldsSchema } from './field-of-text';
import { LandPanel } from './land/LandPanel';
import { openField } from './open-field';
import { previewRequest } from './preview-request';
import { leftOut } from './sale-copy';

/** Props that Decap passes to a preview, as Immutable's maps. */
interface EntryPreviewProps {
  readonly entry: { readonly toJS: () => unknown; readonly getIn: (path: readonly string[]) => unknown };
  readonly collection: { readonly toJS: () => unknown; readonly get: (name: string) => unknown };
  readonly fields: { readonly toJS: () => unknown };
}

/** Time between the last key and the request. */
const pauseMs = 250;

const failed: PreviewResponse = {
  html: null,
  problems: ['The preview cannot be made. Is npm run cms still running?'],
  movedDates: [],
};

/** The previous request: the next one waits for it, and only the newest of those waiting is sent. */
let last: Promise<unknown> = Promise.resolve();

/** The entry in the form, without the addresses of fields that Decap has written into its texts. */
function entryOf({ entry }: Pick<EntryPreviewProps, 'entry'>): { readonly data: unknown } {
  const draft: unknown = entry.toJS();
  if (typeof draft !== 'object' || draft === null || !('data' in draft)) return { data: null };
  return { ...draft, data: vercelStegaClean(draft.data) };
}

/**
 * The preview beside the form of an entry: its problems, the land of a sale as it is typed, and the page as the site
 * would show it.
 */
export function EntryPreview(props: EntryPreviewProps) {
  const { entry, collection, fields } = props;
  const [preview, setPreview] = useState<PreviewResponse | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    async function update(): Promise<void> {
      await last;
      if (controller.signal.aborted) return;
      const draft = { entry: entryOf({ entry }), collection: collection.toJS(), fields: fields.toJS() };
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
  function press(event: MouseEvent): void {
    const [formFields, { data }] = [FormFieldsSchema.parse(fields.toJS()), entryOf(props)];
    openField(event, (text) => fieldOfText(text, formFields, data));
  }
  const copied = entry.getIn(['data', copiedField]);
  return (
    <>
      <EntryProblems problems={preview?.problems ?? []} />
      {typeof copied === 'string' && (
        <p className="note">
          This is a copy of {copied}. Left out, since it belongs to the old sale: {leftOut}. Land, acres,
          texts, prices, land records and pictures are still those of {copied}: change what differs.
        </p>
      )}
      {collection.get('name') === 'sales' && <LandPanel data={entryOf(props).data} />}
      {preview === null ? (
        <p className="note">The preview is being made.</p>
      ) : (
        <EntryPage preview={preview} onPress={press} />
      )}
    </>
  );
}
