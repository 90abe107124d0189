/** Registers the worker that shows a page while no server runs. Where a browser has none, or forbids it, nothing is lost. */
const begin = async () => {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/worker.js');
    const build = document.documentElement.dataset.assets ?? '';
    if (localStorage.getItem('offline') === build) return;
    registration.active?.postMessage('keep');
    localStorage.setItem('offline', build);
  } catch {
    // pages work without it
  }
};

if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
