const accounts = [
  { email: 'budi@gmail.test', about: 'Budi' },
  { email: 'siti@gmail.test', about: 'Siti' },
  { email: 'unverified@gmail.test', about: 'Surel belum dibuktikan' },
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
  body { margin: 0 auto; max-width: 26rem; padding: 1.5rem 1rem; font: 1rem/1.5 sans-serif; color: #1f1f1f }
  ul { list-style: none; margin: 0; padding: 0 }
  a, button, input { box-sizing: border-box; width: 100%; min-height: 3rem; font: inherit }
  a { display: block; padding: .5rem 0; border-bottom: 1px solid #c4c7c5; color: inherit; text-decoration: none }
  small, label { display: block; color: #444746 }
  form { margin: 1.5rem 0 }
  input { padding: 0 .75rem; margin: .25rem 0 .75rem }`;

const choice = (href: string, title: string, about: string) =>
  `<li><a href="${escaped(href)}">${escaped(title)}<small>${escaped(about)}</small></a></li>`;

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

const page = (content: string) => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pilih akun Google (tiruan)</title>
<style>${style}</style>
</head>
<body>${content}</body>
</html>`;

/** The cancel link: back to the redirect address with the error that Google would send. */
const cancelAddress = (query: URLSearchParams, returnAddress: string) => {
  const address = new URL(returnAddress);
  address.searchParams.set('error', 'access_denied');
  address.searchParams.set('state', query.get('state') ?? '');
  return address.href;
};

/** The page where a person chooses the account to sign in with. */
export const accountPage = (query: URLSearchParams): string => {
  const returnAddress = query.get('redirect_uri');
  if (!returnAddress || !URL.canParse(returnAddress)) {
    return page(
      '<h1>Tautan tidak lengkap</h1><p>Kembali ke PilahBumi, lalu ketuk Masuk dengan Google lagi.</p>',
    );
  }
  const signInAs = (email: string) =>
    `/authorize?${new URLSearchParams([...query, ['login_hint', email]]).toString()}`;
  return page(`
<h1>Pilih akun</h1>
<p>Halaman ini menggantikan Google selama pengembangan.</p>
<ul>${accounts.map(({ email, about }) => choice(signInAs(email), email, about)).join('')}</ul>
<form action="/authorize">${[...query].map(hidden).join('')}
<label for="email">Akun lain</label>
<input id="email" name="login_hint" type="email" autocomplete="email" required>
<button>Masuk</button>
</form>
<a href="${escaped(cancelAddress(query, returnAddress))}">Batal</a>`);
};

/** The claims that Google would return for an address. */
export const claimsOf = (email: string) => ({
  sub: `google-${email}`,
  email,
  email_verified: !email.startsWith('unverified'),
  name: email.replace(/@.*/, '').replace(/^./, (first) => first.toUpperCase()),
});
