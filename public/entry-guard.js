// Says so where the application's script cannot be had. The page's CSP allows no inline script.
(function () {
  function say() {
    var root = document.getElementById('root');
    if (!root || root.firstChild) return;
    var english = document.documentElement.lang === 'en';
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = english
      ? 'The application could not be loaded: there is a new version, or the connection is broken.'
      : 'Chưa tải được ứng dụng: vừa có bản mới hơn, hoặc mạng bị gián đoạn.';
    var again = document.createElement('button');
    again.type = 'button';
    again.textContent = english ? 'Reload the page' : 'Tải lại trang';
    again.addEventListener('click', function () {
      window.location.reload();
    });
    root.className = 'entry-failed';
    root.append(text, again);
    again.focus();
  }
  window.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') say();
    },
    true,
  );
})();
