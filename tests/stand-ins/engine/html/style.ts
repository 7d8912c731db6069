/** Styles of the stand-in, which clearly differ from the site's. */
export const style = `
:root { color-scheme: light; --ink: #1d2a20; --violet: #4a2c6b; --pale: #f3eef8; --line: #8a8194 }
* { box-sizing: border-box }
body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0; color: var(--ink); background: #fff; overflow-wrap: anywhere }
p { margin: 0 0 1rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.5rem 0 1rem }
h2 { font-size: 1.25rem; margin: 2rem 0 .75rem }
a { color: var(--violet) }
:focus-visible { outline: 3px solid #b26b00; outline-offset: 2px }
header { background: var(--violet); color: #fff; padding: .75rem 1rem }
header p { margin: 0 }
.trouble { font-weight: 600; border-left: .25rem solid #ffd166; padding-left: .75rem; margin-top: .5rem }
nav { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; padding: .25rem 1rem; background: var(--pale); border-bottom: 1px solid var(--line) }
nav p { margin: .375rem 0 }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0 }
nav a, .back, .go { display: inline-flex; align-items: center; min-height: 2.75rem }
main { max-width: 82rem; padding: 0 1rem 3rem }
form, fieldset, main > p, main > .errors { max-width: 40rem }
fieldset { border: 1px solid var(--line); margin: 0 0 1.25rem; padding: .5rem 1rem }
legend { font-weight: 600; padding: 0 .375rem }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .25rem 0 }
.choice input { width: 1.375rem; height: 1.375rem; flex: none; accent-color: var(--violet) }
.field { margin: 0 0 1.25rem }
.field label { display: block; font-weight: 600 }
.hint { display: block; color: #4f5a52 }
.wrong { display: block; color: #a3001b; font-weight: 600 }
input:not([type=radio]), select { font: inherit; color: inherit; min-height: 2.75rem; padding: .5rem; max-width: 100%; background: #fff; border: 1px solid #5d5566 }
.field input { width: 26rem }
input[aria-invalid] { border: 2px solid #a3001b }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; color: #fff; background: var(--violet); border: 1px solid var(--violet); cursor: pointer }
button:hover { background: #37204f }
button.quiet { color: var(--violet); background: #fff }
button.quiet:hover { background: var(--pale) }
.errors { border-left: .25rem solid #a3001b; background: #fdf0f2; padding: .75rem 1rem; margin: 0 0 1.25rem }
.errors ul { margin: 0; padding-left: 1.25rem }
.said { border-left: .25rem solid #1c6b3a; background: #edf7f0; padding: .5rem .75rem; margin: 0 0 1rem }
.set { display: flex; flex-wrap: wrap; gap: .5rem }
.set select, .set input { width: 10.5rem; flex: none }
summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--violet); text-decoration: underline; cursor: pointer }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .75rem 1rem .75rem 0; border-bottom: 1px solid var(--line) }
th { vertical-align: bottom; white-space: nowrap }
td { max-width: 18rem; overflow-wrap: break-word }
td .set { flex-wrap: nowrap }
td .said { margin: .5rem 0 0 }
tr:target { background: var(--pale) }
.by-hand { font-weight: 600; color: var(--violet) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (max-width: 56rem) {
  table, tbody, tr, td { display: block }
  thead { display: none }
  td .set { flex-wrap: wrap }
  tr { border-bottom: 2px solid var(--violet); padding: .75rem 0 }
  td { border: 0; max-width: none; overflow-wrap: anywhere; padding: .25rem 0 }
  td[data-label]::before { content: attr(data-label) ": "; font-weight: 600 }
}
@media (forced-colors: active) { header, nav, .said, .errors { border: 1px solid } }
`;
