import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from '@jest/globals';
import sharp from 'sharp';
import { expectProblems } from './expect-problems';
import { member, testimonial } from './samples';

const badFiles = [
  {
    name: 'a document as picture',
    file: 'team/document.md',
    source: member('documents/souris-flats-titles.pdf'),
    message:
      'line 6, portrait › file (Picture): "documents/souris-flats-titles.pdf" ends in .pdf, which this field does not take',
    advice: 'the name of a file that ends in .jpg, .jpeg, .png, .webp, .avif.',
  },
  {
    name: 'a drawing as picture',
    file: 'team/drawing.md',
    source: member('people/drawing.svg'),
    message: 'is a drawing of a kind that can hold scripts',
    advice: 'the name of a file that ends in .jpg',
  },
  {
    name: 'a picture elsewhere',
    file: 'team/elsewhere.md',
    source: member('https://elsewhere.example/x.jpg'),
    message: '"https://elsewhere.example/x.jpg" is not a path under content/media/',
    advice: 'The path under content/media/ of a picture',
  },
  {
    name: 'a path out of the folder',
    file: 'team/up.md',
    source: member('../../secret.jpg'),
    message: 'there is no file content/media/../../secret.jpg',
    advice: 'the path of a file under content/media/',
  },
  {
    name: 'a text called picture',
    file: 'team/text-picture.md',
    source: member('people/text.jpg'),
    message: 'line 6, portrait › file: content/media/people/text.jpg cannot be read as a picture',
    advice: 'a picture saved once more as JPEG or PNG.',
  },
  {
    name: 'a PNG called JPEG',
    file: 'team/png.md',
    source: member('people/png.jpg'),
    message: 'content/media/people/png.jpg is a picture of another kind than its name says: png',
    advice: 'the ending that fits',
  },
  {
    name: 'a text called video',
    file: 'testimonials/text-video.yaml',
    source: testimonial('testimonials/text.mp4'),
    message: 'line 9, video › file: content/media/testimonials/text.mp4 is no MP4 file',
    advice: 'the file saved once more from the program that made it.',
  },
  {
    name: 'a page as video',
    file: 'testimonials/page.yaml',
    source: testimonial('testimonials/page.html'),
    message: 'ends in .html, which this field does not take',
    advice: 'the name of a file that ends in .mp4, .webm.',
  },
  {
    name: 'half a picture',
    file: 'team/half.md',
    source: member('people/half.jpg'),
    message: 'content/media/people/half.jpg is cut off before its end',
    advice: 'the file saved once more from the program that made it.',
  },
  {
    name: 'half a picture in WebP',
    file: 'team/half-webp.md',
    source: member('people/half.webp'),
    message: 'content/media/people/half.webp cannot be read as a picture',
    advice: 'a picture saved once more as JPEG or PNG.',
  },
  {
    name: 'half a picture in AVIF',
    file: 'team/half-avif.md',
    source: member('people/half.avif'),
    message: 'content/media/people/half.avif is cut off before its end',
    advice: 'the file saved once more from the program that made it.',
  },
  {
    name: 'half a video',
    file: 'testimonials/half.yaml',
    source: testimonial('testimonials/half.mp4'),
    message: 'content/media/testimonials/half.mp4 is cut off before its end',
    advice: 'the file saved once more from the program that made it.',
  },
  {
    name: 'a link among the media',
    file: 'media/documents/passwords.pdf',
    message: 'file: is a link to another place, which is never published',
    advice: 'a copy of the file itself in its place.',
  },
];

async function addMedia(dir: string): Promise<void> {
  const media = path.join(dir, 'media');
  async function writeHalf(whole: Buffer, name: string): Promise<void> {
    await writeFile(path.join(media, name), whole.subarray(0, whole.byteLength / 2));
  }
  const portrait = await readFile(path.join(media, 'people/portrait-01.jpg'));
  await writeFile(path.join(media, 'people/text.jpg'), 'Just words.');
  await cp('static/icon-192.png', path.join(media, 'people/png.jpg'));
  await writeFile(path.join(media, 'testimonials/text.mp4'), 'Just words.');
  await writeHalf(portrait, 'people/half.jpg');
  await writeHalf(await sharp(portrait).resize(300).webp().toBuffer(), 'people/half.webp');
  await writeHalf(await sharp(portrait).resize(300).avif({ effort: 0 }).toBuffer(), 'people/half.avif');
  await writeHalf(await readFile(path.join(media, 'testimonials/brenda-kuzyk.mp4')), 'testimonials/half.mp4');
  await symlink('/etc/passwd', path.join(media, 'documents/passwords.pdf'));
}

describe('media files that the loader refuses', () => {
  expectProblems(badFiles, addMedia);
});
