/** The logo, as in the header. */
export const brandSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 32 32">
    <path d="M17.5 2.1A14 14 0 0 0 7.3 27C14 25.5 12 19 15 14.5c2-3 4.5-6 2.5-12.4Z" fill="#1a5c3e"/>
    <path d="M21 3a14 14 0 0 1-10.5 25.6C18 25.8 15.4 20 18.2 15.6 20.3 12.4 22.4 9 21 3Z" fill="#5ba346"/>
  </svg>`,
);

const stripes = [
  { colour: '#5ba346', share: 1 },
  { colour: '#f5bc1b', share: 1.6 },
  { colour: '#5b93e6', share: 0.9 },
  { colour: '#2fb3aa', share: 0.6 },
  { colour: '#8a9db3', share: 0.4 },
];
const all = stripes.reduce((sum, { share }) => sum + share, 0);

/** The five material stripes along the lower edge. */
export function stripesSvg(width: number): Buffer {
  let left = 0;
  const bars = stripes.map(({ colour, share }) => {
    const part = (share / all) * width;
    const bar = `<rect x="${left}" width="${part}" height="14" fill="${colour}"/>`;
    left += part;
    return bar;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="14">${bars.join('')}</svg>`,
  );
}
