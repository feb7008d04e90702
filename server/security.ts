// Headers of every answer. The app loads nothing from elsewhere, so almost everything else can be forbidden.
const POLICY = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'img-src': "'self' data: blob:",
  // Boards place their pieces with style attributes.
  'style-src': "'self' 'unsafe-inline'",
  // Bots think in workers.
  'worker-src': "'self' blob:",
};

const HEADERS = {
  'content-security-policy': Object.entries(POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Where people open the server by https, browsers are told never to try it without. */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  return publicUrl?.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' }
    : HEADERS;
}
