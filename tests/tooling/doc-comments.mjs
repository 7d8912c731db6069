const question = /^\*\s*\*?\s*(?:What|How|Whether|Where|Who|When|Which|Whose|Why)\b/;

/**
 * Refuses doc comments that begin with a question word: a statement, such as "Returns …" or "The sales that …", reads
 * better in an editor's tooltip.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const docComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      question: 'Begin with a verb or a noun instead of "{{word}}", such as "Returns …" or "The …".',
    },
  },
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          const [begin] = (type === 'Block' && question.exec(value)) || [];
          if (begin !== undefined)
            context.report({ loc, messageId: 'question', data: { word: begin.replace(/^[*\s]+/, '') } });
        }
      },
    };
  },
};
