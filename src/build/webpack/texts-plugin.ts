import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { templateCode, type Template } from '../../lib/template';
import { readTexts } from '../../model/load/read-texts';
import type { Texts } from '../../model/schema/texts';

type TextField = string | Pick<Template<string>, 'source'>;
type Codes = ReadonlyMap<string, string>;

/** JavaScript of each text, by its name in the code, such as TEXTS.saleActions.remindMe. */
function codesOf(texts: Texts): Codes {
  return new Map(
    Object.entries(texts).flatMap(([section, fields]) =>
      Object.entries<TextField>(fields).map(([key, value]): [string, string] => [
        `TEXTS.${section}.${key}`,
        typeof value === 'string' ? JSON.stringify(value) : templateCode(value),
      ]),
    ),
  );
}

/**
 * Puts the texts of the settings into the scripts, each where it is used: a page or script carries only the texts that
 * it shows. Under `gatsby develop` a saved file takes effect at once; while it has a problem, the previous texts stay.
 */
export class TextsPlugin {
  #source = '';
  #codes: Codes = new Map();

  /** @param file Path of content/settings/texts.yaml. */
  constructor(private readonly file: string) {
    this.#read();
  }

  #read(): Codes {
    const source = readFileSync(this.file, 'utf8');
    if (source === this.#source) return this.#codes;
    this.#source = source;
    const texts = readTexts(this.file, source);
    if (texts !== null) this.#codes = codesOf(texts);
    return this.#codes;
  }

  apply(compiler: Compiler): void {
    const { DefinePlugin } = compiler.webpack;
    const codes = [...this.#codes.keys()].map((name) => {
      const code = () => this.#read().get(name) ?? '';
      return [
        name,
        DefinePlugin.runtimeValue(code, { fileDependencies: [this.file], version: code }),
      ] as const;
    });
    new DefinePlugin(Object.fromEntries(codes)).apply(compiler);
  }
}
