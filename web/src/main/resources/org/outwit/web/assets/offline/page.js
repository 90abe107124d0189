/** Goes on as soon as a server answers: the page that was asked for is at this address. */
const PAUSE = 2000;

const look = async () => {
  try {
    const answer = await fetch('/manifest.webmanifest', { cache: 'no-store' });
    if (answer.ok) location.replace(location.pathname === '/offline' ? '/' : location.href);
  } catch {
    // not yet
  }
};

setInterval(look, PAUSE);
