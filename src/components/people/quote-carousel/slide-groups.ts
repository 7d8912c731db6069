/** Splits entries into slides of the given size; the last slide may hold fewer. */
export function groupIntoSlides<Entry>(entries: readonly Entry[], perSlide: number): (readonly Entry[])[] {
  const slides: (readonly Entry[])[] = [];
  for (let start = 0; start < entries.length; start += perSlide) {
    slides.push(entries.slice(start, start + perSlide));
  }
  return slides;
}

/** Names the entries of a slide: 1 and 2 of 6. */
export function slidePosition(slides: readonly (readonly unknown[])[], current: number): string {
  const before = slides.slice(0, current).flat().length;
  const numbers = (slides[current] ?? []).map((_, index) => String(before + index + 1));
  return `${numbers.join(' and ')} of ${String(slides.flat().length)}`;
}
