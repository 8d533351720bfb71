export const developers = {
  'developers.noScope': 'Choose what it may do.',
  'developers.unknownScope': (p: { scope: string }) => `There’s no scope ${p.scope}.`,
  'developers.noNetwork': (p: { network: string }) => `${p.network} is no address or range, such as 203.0.113.0/24.`,
  'developers.tooMany': (p: { most: number }) => `There may be ${p.most} at a time. Revoke one first.`,
  'developers.takenByChance': 'Please try that again.',
  'developers.tokenMade': (p: { name: string }) => `The token ${p.name} is ready.`,
  'developers.clientMade': (p: { name: string }) => `The app ${p.name} is ready.`,
  'developers.revoked': (p: { name: string }) => `${p.name} is revoked.`,
};
