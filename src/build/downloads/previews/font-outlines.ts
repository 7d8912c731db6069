import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';

/** The shape of one character in units of the face's grid, y upward. */
interface Glyph {
  readonly outline: string;
  readonly advance: number;
}

/** A typeface as outlines, so that pictures come out the same on every machine. */
export interface FontOutlines {
  readonly unitsPerEm: number;
  readonly letter: (character: string) => Glyph;
}

/** A character that the face lacks loses its accents, and if that does not help becomes a space. */
function supportedCodePoint(character: string, has: (codePoint: number) => boolean): number {
  const plain = character.normalize('NFKD').charAt(0);
  const codes = [character, plain].map((text) => text.codePointAt(0) ?? 0);
  return codes.find(has) ?? 0x20;
}

/** @throws When the file holds more than one face. */
export async function readFontOutlines(file: string): Promise<FontOutlines> {
  const font = create(await readFile(file));
  if (font.isCollection) throw new Error(`${file} holds more than one face.`);
  const known = new Map<string, Glyph>();
  return {
    unitsPerEm: font.unitsPerEm,
    letter: (character) => {
      const found = known.get(character);
      if (found !== undefined) return found;
      const glyph = font.glyphForCodePoint(
        supportedCodePoint(character, (codePoint) => font.hasGlyphForCodePoint(codePoint)),
      );
      const letter = { outline: glyph.path.toSVG(), advance: glyph.advanceWidth };
      known.set(character, letter);
      return letter;
    },
  };
}
