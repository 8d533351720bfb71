// Before anything is drawn: the ground of the last visit's mode, so that a dark portal does not flash white.
try {
  if (localStorage.getItem('theme-mode') === 'dark') {
    document.documentElement.dataset.mantineColorScheme = 'dark';
    document.documentElement.style.background = '#1e1e1e';
  }
} catch {
  // Storage may be closed to us; the light ground is right then.
}
