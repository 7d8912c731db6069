import type { MouseEvent } from 'react';
import type { PreviewResponse } from './fetch-preview';

interface EntryPageProps {
  readonly preview: PreviewResponse;
  /** Called when a text of the page is pressed. */
  readonly onPress: (event: MouseEvent) => void;
}

/** The page of an entry as the site would show it, without scripts, and the dates of a sample sale that move. */
export function EntryPage({ preview: { html, problems, movedDates }, onPress }: EntryPageProps) {
  return (
    <>
      {movedDates.length > 0 && (
        <details className="note" open={movedDates.length < 8}>
          <summary>A sample sale: its dates move along with the day of the build</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Written</th>
                <th scope="col">Shown</th>
              </tr>
            </thead>
            <tbody>
              {movedDates.map(({ title, written, shown }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>{written}</td>
                  <td>{shown}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {html !== null && (
        <>
          <p className="note">Press a text below to go to its field.</p>
          {/* By keyboard the fields of the form are reached themselves. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div id="___gatsby" onClick={onPress} dangerouslySetInnerHTML={{ __html: html }} />
        </>
      )}
      {html === null && problems.length === 0 && (
        <p className="note">
          Nothing is wrong with this entry. It is on no page of its own: towns are named on the pages of land
          near them, testimonials with those of others, and e-mails are sent to visitors.
        </p>
      )}
    </>
  );
}
