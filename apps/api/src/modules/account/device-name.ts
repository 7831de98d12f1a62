/** The order matters: most user agents also contain the names of other browsers. */
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

const firstMatch = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A readable name of a user agent, such as "Chrome di Android". It returns only the names listed above, so a
 * crafted user agent cannot put text into a page or a mail.
 */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = firstMatch(browsers, text);
  const system = firstMatch(systems, text);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? '';
}
