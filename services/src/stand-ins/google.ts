/** A stand-in for Google: an OpenID server with open accounts. For development and tests only. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import {
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
  OAuth2Issuer,
  OAuth2Service,
} from 'oauth2-mock-server';
import { accountPage, claimsOf } from './google-page.ts';

const {
  HOST: host = '127.0.0.1',
  PORT: port = '4444',
  PUBLIC_ADDRESS: publicAddress = `http://${host}:${port}`,
  KEY_FILE: keyFile,
  TLS_PORT: tlsPort = '443',
  TLS_KEY: tlsKey,
  TLS_CERTIFICATE: tlsCertificate,
} = process.env;

const issuer = new OAuth2Issuer();
issuer.url = 'https://accounts.google.com';

// Persisted, because the identity server caches the keys across restarts.
if (keyFile && existsSync(keyFile)) {
  await issuer.keys.add(JSON.parse(readFileSync(keyFile, 'utf8')) as Record<string, unknown>);
} else {
  await issuer.keys.generate('RS256');
  if (keyFile) writeFileSync(keyFile, JSON.stringify(issuer.keys.toJSON(true)[0]), { mode: 0o600 });
}

const service = new OAuth2Service(issuer);
const emailByCode = new Map<string, string>();
const offlineCodes = new Set<string>();
const queryOf = (address: string | undefined) => new URL(address ?? '/', publicAddress).searchParams;

service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
  Object.assign(body, { authorization_endpoint: `${publicAddress}/pilih` });
});
service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, request: { url?: string }) => {
  const code = url.searchParams.get('code');
  const email = queryOf(request.url).get('login_hint');
  if (code && email) emailByCode.set(code, email);
  if (code && queryOf(request.url).get('access_type') === 'offline') offlineCodes.add(code);
});
service.on('beforeTokenSigning', ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
  const email = emailByCode.get(body.code ?? '');
  if (email) Object.assign(payload, claimsOf(email));
});
service.on('beforeResponse', (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
  // Google gives a refresh token to who asked for offline access only.
  if (!offlineCodes.delete(body.code ?? '')) delete (response.body as Record<string, unknown>).refresh_token;
  // A code is valid once, as with Google.
  if (emailByCode.delete(body.code ?? '')) return;
  Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
});
service.addRoute('GET', '/pilih', (request, response) => {
  const query = queryOf(request.url);
  if (query.has('login_hint')) {
    response.writeHead(302, { location: `/authorize?${query.toString()}` }).end();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(accountPage(query));
});

createServer(service.requestHandler).listen(Number(port), host);

// Supabase Auth always uses https://accounts.google.com. In compose.yaml that name resolves to this server, with a
// certificate that only that container trusts.
if (tlsKey && tlsCertificate) {
  const certificate = { key: readFileSync(tlsKey), cert: readFileSync(tlsCertificate) };
  createTlsServer(certificate, service.requestHandler).listen(Number(tlsPort), host);
}

// Nothing is open that would have to be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
