/** The problems of an entry, in the words of the content check; renders nothing if there are none. */
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
