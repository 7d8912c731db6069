/** What is wrong with an entry, in the words of the content check; nothing where all is well. */
export function EntryProblems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="note">
      <h2>This entry cannot be published yet</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  );
}
