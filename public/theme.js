// Sets data-theme before the first paint: nothing flashes. The page's CSP allows no inline script.
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');
  function stored() {
    try {
      return window.localStorage.getItem('hoadon-mode');
    } catch {
      return null;
    }
  }
  function apply() {
    var mode = stored();
    var dark = mode === 'dark' || (mode !== 'light' && system.matches);
    document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
  }
  apply();
  system.addEventListener('change', apply);
})();
