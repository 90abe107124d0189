/** The server writes this page; what has changed is taken from a fresh copy of it. */

/** @param {string[]} ids of the elements to replace */
export async function refresh(ids) {
  const answer = await fetch(location.pathname + location.search, { headers: { Accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of ids) {
    const next = fresh.getElementById(id);
    if (next) document.getElementById(id)?.replaceWith(document.importNode(next, true));
  }
}
