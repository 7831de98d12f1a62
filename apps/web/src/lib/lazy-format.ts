// Formatters are made at their first use: each one costs a slow phone about 30 ms, and most pages use few of them.

export function dateFormat(options: Intl.DateTimeFormatOptions): (time: string | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat('id-ID', options);
    return format.format(new Date(time));
  };
}
