/** A town with one field of its own: the smallest kind of entry. */
export function town(field: string, value: string): string {
  const fields = new Map([
    ['name', 'Taber'],
    ['province', 'AB'],
    ['longitude', '-112.15'],
    ['latitude', '49.78'],
  ]);
  fields.set(field, value);
  return [...fields].map(([key, text]) => `${key}: ${text}\n`).join('');
}

/** A question with a text of its own. */
export function question(body: string): string {
  return `---\ntitle: Who pays?\nsummary: The buyer.\nupdated: 2026-11-01\n---\n\n${body}\n`;
}

/** A member of the team with a portrait of their own. */
export function member(file = 'people/portrait-01.jpg'): string {
  return `---\nname: Ann Lee\nrole: Clerk\nsummary: Farms.\nportrait:\n  file: ${file}\n  alt: Ann.\n---\n\nText.\n`;
}

/** A testimonial with a video of its own. */
export function testimonial(file: string): string {
  const words = 'tagline: Well\ncontent: It went well.\nname: Ann Lee\ntitle: Farmer\ncity: Taber, AB\n';
  const video = `video:\n  title: Visit\n  file: ${file}\n  poster: { file: people/portrait-01.jpg, alt: Ann. }\n  captions: podcast/episode-1.vtt\n  published: 2026-11-01\n  seconds: 9\n`;
  return `${words}headshot: { file: people/portrait-01.jpg, alt: Ann. }\n${video}`;
}
