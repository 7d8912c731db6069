/**
 * The texts of content/settings/texts.yaml in code that runs in the browser: webpack inserts each text where it is used
 * (texts-plugin.ts). Code of the build reads `content.texts`.
 */
declare const TEXTS: import('../../model/schema/texts').Texts;
