/** Common given names that are no words for a group: Melati or Basuki could be either and are left out. */
const givenNames = new Set(
  `
  abdul abdullah achmad agus ahmad akhmad ali aminah andi andri anton anwar ardi arif arifin aris asep aziz
  bahrul bambang beni budi budiman catur cecep dadang danang dani darmawan darto david dede deni denny desi
  dian didik djoko dody edi edy effendi eko endang erna erwin evi farid fatimah feri firman fitri gatot
  gunawan hamid hamzah hari haris hartono haryanto hasan hendra hendri herawati heri herman heru hidayat
  husein ibrahim idris iis ika ilham imam indra irawan irfan iskandar ismail iwan jajang jamal joko junaedi
  khairul kharis komarudin kurniawan lina lukman maman mansur mardi mardiah mariam marni maryati mochamad
  mohamad mohammad muhamad muhammad mulyadi mulyatun mulyono munandar muryono musri mustafa nana nanang nani
  nasir nia ningsih novi nur nurdin nurhayati nuryadi oki oscar pardi parman prasetyo priyanto puji purnomo
  rahman ramli ratno rina rini rizal rizki rizqon robert rohmah rosidi rudi rukmini rusdi rusli ruswandi
  sabarudin saiful salim samsudin samsul santoso saptono sarahwati sarwono setiawan siswanto siti slamet
  sofyan solihin subagyo sugeng sugiarto suharto sukardi sukirman sulaiman sulistyo sumarni sumarno sunarto
  supardi suparman supriyadi supriyanto suratin suryadi suryono sutarno sutrisno suwarno suyanto syahrul
  syamsuddin taufik titin toni tuti udin ujang umar usman wahyu wahyudi wahyuni wati wawan widodo wiwin
  yanottama yanti yanto yanuar yati yudi yulia yuliana yuni yusuf zaenal zainal zainuddin zakiah zulkifli
  `
    .trim()
    .split(/\s+/),
);

const nameEnding = /(?:yanto|yono|yadi|wandi|wanto|yatun|ningsih|ruddin|rudin|suddin|sudin|uloh|ullah)$/;

/** Words of a group, shop or school; a person's name has none. */
const groupWord =
  /\b(?:bank|bs\w?|tps\w*|tpa|unit|ksm|kpp|pdu|bumdes|karang|kelompok|toko|ud|cv|pt|masjid|mushola|pesantren|sd\w?|smp\w?|sma\w?|rs|rt|rw|desa)\b|\d/i;

/** "Andi Arifin": nothing but given names, of which one of three or more may be unknown. */
export function isOnlyGivenNames(name: string): boolean {
  if (groupWord.test(name)) return false;
  const words =
    name
      .replaceAll(/\(.*?\)/g, ' ')
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0 || words.length > 4) return false;
  const known = words.filter((word) => givenNames.has(word) || nameEnding.test(word)).length;
  return known === words.length || (words.length >= 3 && known === words.length - 1);
}
