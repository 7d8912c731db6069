import { z } from 'zod';
import type { AddedFile, PreviewRequest } from './preview-request';

const PreviewSchema = z.object({
  html: z.string().nullable(),
  problems: z.array(z.string()),
  movedDates: z.array(z.object({ title: z.string(), written: z.string(), shown: z.string() })),
});
export type PreviewResponse = z.infer<typeof PreviewSchema>;

const encoded = new WeakMap<Blob, Promise<string>>();

async function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^.*?,/, '') : '');
    };
    reader.onerror = () => {
      reject(new Error('The file cannot be read.'));
    };
    reader.readAsDataURL(file);
  });
}

/** Encodes a file once. */
async function base64Of(file: Blob): Promise<string> {
  const content = encoded.get(file) ?? readBase64(file);
  encoded.set(file, content);
  return content;
}

/** Pictures that are not yet among the files of the site are shown from this page. */
function withAddedPictures(html: string, added: readonly AddedFile[]): string {
  return added.reduce((text, { path, url }) => {
    const address = path
      .replace(/^content/, '/admin/api')
      .split('/')
      .map(encodeURIComponent)
      .join('/');
    return text.replaceAll(address.replaceAll('%2F', '/'), url);
  }, html);
}

/** Requests the preview of an entry, with its problems, from the content server. */
export async function fetchPreview(request: PreviewRequest): Promise<PreviewResponse> {
  const { path, raw, added } = request;
  const assets = await Promise.all(
    added.map(async (one) => ({ path: one.path, content: await base64Of(one.file), encoding: 'base64' })),
  );
  const response = await fetch('/admin/api/preview', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, raw, assets }),
  });
  const preview = PreviewSchema.parse(await response.json());
  return { ...preview, html: preview.html === null ? null : withAddedPictures(preview.html, added) };
}
