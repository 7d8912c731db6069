/** The part of the parser that we use; the package contains no types. */
declare module 'webvtt-parser' {
  export interface CueNode {
    readonly type?: 'object' | 'text' | 'timestamp';
    readonly name?: string;
    readonly value?: string | number;
    readonly children?: readonly CueNode[];
  }
  interface ParsedCue {
    readonly startTime: number;
    readonly endTime: number;
    readonly tree: CueNode;
  }
  export interface ParsedTranscript {
    readonly cues: readonly ParsedCue[];
    readonly errors: readonly { readonly message: string; readonly line: number }[];
  }
  export class WebVTTParser {
    constructor(entities?: Readonly<Record<string, string>>);
    parse(source: string, mode: 'metadata' | 'subtitles/captions/descriptions'): ParsedTranscript;
  }
}
