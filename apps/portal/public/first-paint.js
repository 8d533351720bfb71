// Before anything is drawn: the ground of the last visit's mode, so that a dark portal does not flash white.
try {
  if (localStorage.getItem('theme-mode') === 'dark') {
    document.documentElement.dataset.mantineColorScheme = 'dark';
    document.documentElement.style.background = '#1e1e1e';
  }
} catch {
  // Storage may be closed to us; the light ground is right then.
}

// What the first page is made of is asked for now, and not only when the shell has come. Vite's build names it.
const ahead = JSON.parse(document.querySelector('meta[name="ahead"]')?.content ?? '{}');
for (const href of ahead[location.pathname] ?? []) {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
}
