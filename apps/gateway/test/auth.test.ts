import { expect, test } from 'vitest';
import { Authorizer, chooseChallenge } from '../src/rtsp/auth.ts';

const COMMON = `realm="http-auth@example.org", qop="auth, auth-int", nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"`;
const mufasa = () =>
  new Authorizer(
    { username: 'Mufasa', password: 'Circle of Life' },
    () => 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
  );

test.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('answers the %s challenge of RFC 7616 section 3.9.1', (algorithm, response) => {
  const challenge = chooseChallenge([`Digest ${COMMON}, algorithm=${algorithm}`]);
  const authorizer = mufasa();
  if (challenge) authorizer.use(challenge);
  const header = authorizer.header('GET', '/dir/index.html');
  expect(header).toContain(`response="${response}"`);
  expect(header).toContain('nc=00000001');
  expect(authorizer.header('GET', '/dir/index.html')).toContain('nc=00000002');
});

test('takes the strongest of several challenges', () => {
  const values = ['Basic realm="x"', `Digest ${COMMON}, algorithm=MD5`, `Digest ${COMMON}, algorithm=SHA-256`];
  expect(chooseChallenge(values)).toMatchObject({ scheme: 'digest', hash: 'sha256' });
  expect(chooseChallenge(values.slice(0, 2))).toMatchObject({ scheme: 'digest', hash: 'md5' });
  expect(chooseChallenge(values.slice(0, 1))).toMatchObject({ scheme: 'basic' });
  expect(chooseChallenge(['Digest realm="no nonce"', 'Negotiate abc', 'Digest nonce="x", algorithm=ROT13'])).toBeNull();
});

test('a quote in a name or password cannot break out of the header', () => {
  const authorizer = new Authorizer({ username: 'a", uri="/x', password: 'p' });
  authorizer.use({
    scheme: 'digest',
    realm: 'r',
    nonce: 'n',
    opaque: null,
    algorithm: null,
    hash: 'md5',
    session: false,
    qop: false,
    stale: false,
  });
  expect(authorizer.header('PLAY', 'rtsp://h/')).toContain('username="a\\", uri=\\"/x"');
});
