/** The order counts: most browsers also carry the names of others. */
const browsers: [RegExp, string][] = [
  [/UCBrowser|UCWEB|UBrowser/, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/MiuiBrowser/, 'Mi Browser'],
  [/HeyTapBrowser/, 'Browser HeyTap'],
  [/VivoBrowser/, 'Browser vivo'],
  [/HuaweiBrowser/, 'Huawei Browser'],
  [/YaBrowser/, 'Yandex'],
  [/OPR|OPiOS|OPT\/|Opera/, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/KAIOS/, 'KaiOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const firstMatch = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/**
 * A user agent in words that its owner recognises: "Chrome di Android". Only words of our own come out,
 * so nobody can write into another's page or mail by what their browser calls itself.
 */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = firstMatch(browsers, text);
  const system = firstMatch(systems, text);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? '';
}
