/**
 * Runs when a page has been parsed: starts the script in the template at its end
 * (src/build/webpack/scripts-template.ts) once the page has been painted. On a slow phone it would take processor and
 * connection from the text and the picture that the visitor came for. Browsers prepare a frame while they draw the
 * previous one: the third begins once the first is on the screen.
 */
export const startAfterPaintScript =
  '(t=>{___webpackCompilationHash=t.dataset.build;requestAnimationFrame(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>document.body.append(t.content))))})(document.querySelector("template"))';
