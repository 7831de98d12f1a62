/**
 * The most common passwords of leaked lists, with those common in Indonesia.
 * Lower case, six characters or more.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
000000 0000000 00000000 0123456789 098765 0987654321 0okm9ijn 100000 101010 10101010 102030 10203040
1020304050 110011 111111 1111111 11111111 111111111 1111111111 111222 111222333 112112 112233 11223344
1122334455 114477 121212 12121212 123000 123123 123123123 123321 123400 1234321 12344321 123456 1234567
12345678 123456789 1234567890 12345678910 1234567a 123456a 123456abc 123456b 123456q 123456qwerty 12345a
12345q 12345qwert 1234abcd 1234qwer 123654 123654789 123abc 123asd 123qwe 123qweasd 123qweasdzxc 123zxc
124578 12qwaszx 131313 141414 142536 143143 147147 147258 147258369 147852 151515 159159 159357 159753
159951 168168 192837 192837465 198765 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 200000 202020 212121 222222 22222222 222333 232323 242424 252525 258258 258456 292929
2wsx3edc 300000 313131 321321 323232 333333 33333333 333666 343434 369369 393939 404040 414141 424242 434343
444444 44444444 445566 454545 456123 456456 456789 464646 474747 484848 494949 505050 515151 525252 535353
545454 555555 55555555 556677 565656 575757 585858 595959 606060 616161 636363 646464 654321 656565 665544
666666 66666666 676767 686868 696969 707070 717171 727272 737373 741852 741852963 747474 757575 7654321
767676 777777 7777777 77777777 778899 787878 789456 789456123 789789 797979 808080 818181 828282 838383
848484 852456 858585 868686 87654321 878787 888888 8888888 88888888 888999 898989 909090 919191 929292
939393 949494 959595 963852 963852741 969696 979797 987654321 9876543210 989898 999999 9999999 99999999
a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa111 aaa123 aaaaaa
aaaaaaaa aabbcc abang123 abc123 abc1234 abc12345 abc123456 abc321 abcabc abcabc123 abcd1234 abcde1
abcde12345 abcdef abcdefg abcdefgh access access14 acmilan adik123 adikku aditya aditya1 aditya123 admin1
admin12 admin123 admin1234 admin12345 admin123456 admin@123 adminadmin administrator agus123 agustus
agustus17 ahmaddhani akhirat akubisa akucantik akucinta akucintakamu akuganteng akukamu akusayang
akusayangkamu akusukakamu alexander alexandra alhamdulillah alhamdulillah1 allah1 allah123 allahakbar
allahku allahswt allahuakbar alquran amanah amanah1 amanda amanda1 anakbaik anakdesa anakjalanan anakkampung
anakku anakku1 anakku123 anakmanis anaksholeh anaksoleh andi123 andika andre123 andrew andrew1 android
android1 angel1 angel123 angelina angels anggrek anggun angin123 angklung anita123 anjing anjing1 anjing123
annisa annisa123 anthony apaaja apaaja123 apasaja apple1 apple123 ardian arek123 arema1 arema123 aremania
arif123 arsenal arsenal1 arsenal123 arya123 asd123 asdasd asdf1234 asdfgh asdfghj asdfghjkl asdqwe asdzxc
asep123 ashley ashley1 assalamu assalamualaikum asshole astaghfirullah autumn avengers awan123 ayah123
ayahbunda ayahibu ayahku ayam123 ayu123 babe123 baby123 babyboy babyboy1 babygirl babygirl1 badminton
bagas123 bahagia bahagia1 bahagia123 bahagiaselalu bahasa bakso123 baksoenak bali123 balikpapan bambang
banana banana1 bandung bandung1 bandung123 bangkalan bangun banjarmasin banksampah banyakuang banyuwangi
bapak123 bapakku barbie barbie1 barca1 barcelona barcelona1 barokah barokah1 barokah123 baseball baseball1
basketball basketball1 basmalah batik123 batman batman1 batman123 bayu123 bbbbbb bebek123 beckham bekasi
bekasi1 bekasi123 belajar belajar1 berkah berkah1 berkah123 berkahselalu berlian bersama bestfriend bhinneka
bidadari bidadariku bintang bintang1 bintang123 biru123 bismilah bismilah123 bismillah bismillah1
bismillah12 bismillah123 bismillah1234 bismillah99 bismillahlulus bitch1 black1 black123 blessed blessed1
blessing blink182 blue12 blue123 blueberry bobotoh bogor1 bogor123 bonek1927 bos123 bosbesar brother
buaya123 budi123 budi1234 budiman bukalapak bulan1 bulan123 bulanpurnama bumi123 bumiku bumilestari bunda1
bunda123 bundaku bunga1 bunga123 bungaku burung burung123 buster butterfly butterfly1 cahaya cahaya1 candy1
cantik cantik1 cantik123 cantikku cariuang cashmoney cccccc cempaka cendrawasih cerdas cerdas123 chandra
changeme changeme123 charlie charlie1 cheese chelsea chelsea1 chelsea123 cherry chocolate chocolate1 christ
christ1 church cinderella cinta1 cinta123 cintaallah cintadamai cintakamu cintaku cintaku1 cirebon citra123
coffee college colors computer computer1 cookie cookie1 cookies cool123 cool1234 coolest corvette cpns2024
cricket cristiano crystal crystal1 daddy1 dance1 dancer dangdut dangdut1 dani123 daniel daniel1 darling
database daurulang dddddd december default demo123 demo1234 deni123 denpasar depok123 dewa19 dewi123
dewi1234 diamond diamond1 dian123 diana1 digimon dimas1 dimas123 dinda1 dinda123 doctor doraemon doraemon1
dota123 dragon dragon1 dragon123 duit123 durian dwi123 dyah123 eagle1 eagles earth1 eeeeee eka123 eko123
elizabeth elsa123 emas123 eminem everton example facebook facebook1 facebook123 faith1 fajar1 fajar123
falcon family family1 farhan farhan123 father fatimah febri123 february ferdi123 ferrari ferrari1 ffffff
fikri123 fire123 firman fitri1 fitri123 flower flower1 flowers football football1 football123 forest forever
forever1 foreverlove fortnite freedom freedom1 freefire freefire1 freefire123 friday friday13 friend friend1
friends friends1 friendship frozen1 fuckoff fuckyou fuckyou1 gajah123 gaktau galaxy galaxy1 galih123 game123
gamelan gameover gamer1 gamer123 gaming gampang gampang1 gandalf gangster ganteng ganteng1 ganteng123
gantengku garuda garuda1 garuda123 garudaindonesia gatau123 gemoy123 genius genshin george gereja gggggg
gilang gilang123 ginger gmail123 godisgood gogreen gojek123 golden golden1 golf123 google google1 google123
gorengan grab123 grandma green1 green123 greenday gresik guest1 guest123 guitar guitar1 gundam gunung
gunung1 guru123 guruku gusdur habibie hadi123 haji123 haleluya halleluya harimau harley harrypotter heaven
hebat1 hebat123 hello1 hello12 hello123 hello1234 hellohello hellokitty hellokitty1 helloworld hendra
hendra123 hhhhhh hidayah hidayat hijau123 hijrah hijrah1 hinata hiphop hitam1 hitam123 hockey hockey1
hogwarts honda1 honda123 honey1 honey123 honeybee hotmail hottie hottie1 hujan1 hujan123 hunter hunter1
hunter2 ibuku1 ibuku123 ibukusayang idulfitri iiiiii ikan123 ikhlas ikhlas123 ilham1 ilham123 ilove123
ilovegod ilovejesus iloveme iloveme1 iloveu iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3
imanuel immanuel imutku indah1 indah123 indomie indomie1 indomie123 indonesia indonesia1 indonesia12
indonesia123 indonesia1945 indonesia45 indonesiaku indonesiamerdeka indonesiaraya indosat indra1 indra123
instagram insyaallah insyaallah1 intan1 intan123 inter1 intermilan internet internet1 iphone iphone1 irfan1
irfan123 ironman islam1 islam123 istriku istriku1 itachi iwan123 jagoan jagoan1 jakarta jakarta1 jakarta123
jannah january jawabarat jawatengah jawatimur jember jennifer jeruk123 jessica jessica1 jesus1 jesus123
jesuschrist jjjjjj jodohku jogja1 jogja123 jogjakarta joko123 jokowi jokowi1 jokowi123 jomblo jomblo123
jomblobahagia jonathan jordan jordan1 jordan23 joshua joshua1 juara1 juara123 juragan justin justin1 jutawan
juventus juventus1 kabah123 kakak1 kakak123 kakashi kakek123 kalimantan kambing kamboja kamenrider kampus
kamusayang kancil kangen kangenkamu kartika kartini kasihku kasihsayang katasandi katasandi1 katasandi123
kawasaki kaya123 kayaraya kediri kekasih kelapa kelas123 kelinci kelinci1 keluarga keluarga1 keluarga123
keluargabahagia keluargacemara keluargaku keren1 keren123 kerja123 kerjakeras kerupuk khadijah killer
killer1 kitty1 kitty123 kkkkkk kopi123 kopihitam kopisusu koplo123 kristus kucing kucing1 kucing123 kucingku
kuncisaya kuning kupu123 kupukupu kurnia kurniawan lampung langit langit1 langitbiru laut123 lautan
lazada123 lebah123 lebaran legend legend1 lestari lestari1 lestaribumi letmein letmein1 letmein123 lia123
lightning lina123 linda1 linkinpark linux123 lion123 liverpool liverpool1 liverpool123 lkjhgfdsa llllll
login1 login123 loginlogin lombok love12 love123 love1234 lovelove lovely lovely1 loveme loveme1 lover1
lovers loveyou loveyou1 lucky1 lucky123 lucky7 lucu123 luffy1 lulus123 luluscpns lupa123 lupalagi
lupapassword lupasandi macan123 madinah madiun madrid madura madura1 madura123 maggie mahasiswa majapahit
makan123 makanan makanenak makassar malang malang1 malang123 malas123 malasmandi mama123 mama1234 mamah123
mamaku mamapapa mamasayang manado manchester mancity mangga manis1 manis123 mantap mantap1 mantap123
mantapjiwa manutd martabak martin master master1 master123 masyaallah matahari matahari1 matrix matthew
maulana maulana1 mawar1 mawar123 mawarmerah maya123 medan1 medan123 mega123 megawati mekah123 mekkah melati
melati1 melati123 mentari merah1 merah123 merahputih mercedes merdeka merdeka1 merdeka123 merdeka1945
merdeka45 merpati messi1 messi10 messi123 metallica michael michael1 michelle michelle1 mickey microsoft
mieayam milan1 miliarder million millionaire minecraft minecraft1 minion minions minnie mmmmmm mnbvcx
mnbvcxz mobilelegend mobilelegends mohammad mommy1 monday money1 money123 monkey monkey1 monkey123 monyet
monyet123 moonlight mother mother1 mountain mudah123 mudahdiingat muhammad muhammad1 muhammad123 muhammadsaw
muridku music1 music123 muslim muslim1 muslim123 muslimah mustang mustang1 mutiara mutiara1 mylove mylove1
mypass mypassword nabila nabila123 nadia1 nadia123 nanda1 nanda123 naruto naruto1 naruto123 nasigoreng
nasipadang natalie nature nature1 nenek123 network newpass newpassword neymar neymar1 ngantuk nicole nicole1
ninja1 ninja123 nintendo nirvana nnnnnn noahband nobita nokia1 nokia123 nopassword nothing nothing1 november
novi123 nugroho nurhayati nurul1 nurul123 nusantara nusantara1 nusantara123 ocean1 october ojekonline oliver
onepiece oooooo oppo123 orange orange1 p@ssw0rd p@ssword pa$$w0rd pa$$word pacarku padang padang1 pahlawan
pahlawan10 palembang pamekasan pancasila pancasila1 panda1 panda123 pandas pantai pantai1 papa123 papamama
papua1 papua123 paskibra pass123 pass1234 passcode passpass passport passw0rd passwd password password!
password0 password1 password12 password123 password1234 password12345 password2 password3 passwordku
passwordku1 passwords passwordsaya patricia peanut pedas123 pekanbaru pelangi pelangi1 pelangi123
pencaksilat pepper permata permata1 persebaya persebaya1 persib persib1 persib123 persib1933 persija
persija1 persija123 persipura pesantren peterpan phoenix piano1 pikachu pikachu1 pilahsampah pinky1 pintar
pintar1 pintar123 pirate pisang1 pisang123 planet platinum playboy player player1 playstation poiuyt
poiuytrewq pokemon pokemon1 pokemon123 police pontianak porsche power1 pppppp prabowo prabowo1 pramuka
pramuka1 prasetyo pratama pratama1 preman prince prince1 princess princess1 princess123 proklamasi pubg123
pubgmobile puji123 pujituhan purple purple1 puspita putih1 putih123 putra1 putra123 putri1 putri123 putriku
q12345 q123456 q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsxedc qqqqqq queen1 quran123 qwe123
qweasd qweasdzxc qweqwe qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui
qwertyuiop rabbit rahasia rahasia1 rahasia12 rahasia123 rahasia1234 rahasiabanget rahasiaku rahayu rahma1
rahma123 rahmat rahmat123 rainbow rainbow1 rajinbelajar raka123 ramadan ramadan1 ramadhan ramadhani rambutan
ranger rani123 rasulullah ratna1 ratna123 realmadrid red123 redmi123 rendang rendi123 reza123 rian123
richard rifki123 rina123 rindu1 rindu123 rinduku rini123 riski123 river1 rizal123 rizki1 rizki123 rizky1
rizky123 robert robert1 roblox roblox1 roblox123 rockstar rockyou rockyou1 ronaldo ronaldo1 ronaldo7 roni123
rooney root123 rootroot rrrrrr rudi123 sabar123 sahabat sahabat1 sahabat123 sahabatku sakura sakura1
salsabila samantha samarinda sambal sampah sampah123 sampang sample samsung samsung1 samsung123 sandiku
santoso santri santri123 saputra saputra1 sari123 sasuke sateayam satria satria1 satria123 saturday sayang
sayang1 sayang12 sayang123 sayang1234 sayanganak sayangibu sayangkamu sayangku sayangku1 sayangmama
sayangselamanya school school1 scooter secret secret1 secret123 secret1234 secure123 security sekolah
sekolah1 sekolah123 selalu selamanya semangat semangat1 semangat123 semangat45 semangka semarang semarang1
senyum server setiawan sexy123 sexygirl shadow shadow1 shadow123 shalat shalawat sheilaon7 shithead sholat
sholat5 sholawat shopee shopee1 shopee123 sidoarjo silat123 silver silver1 singer sinta1 sinta123 sister
siswa123 siti123 siti1234 sitinur slamet slank123 slankers slipknot snoopy snoopy1 soccer soccer1 soeharto
soekarno soldier spider spiderman spiderman1 spring sri123 sriwijaya ssssss starlight stars1 starwars
starwars1 stephanie steven strawberry student student1 suamiku suamiku1 subhanallah success success1 sugar1
suharto sukarno sukses sukses1 sukses123 sukses2020 sukses2021 sukses2022 sukses2023 sukses2024 sukses2025
sukses2026 suksesdunia suksesselalu sulawesi sulistyo sultan sultan123 sumatera sumatra sumenep summer
summer1 sunday sunflower sunshine sunshine1 super123 superman superman1 superman123 superstar surabaya
surabaya1 surabaya123 surga1 surga123 surya1 surya123 suryadi susanti suzuki suzuki1 sweetheart sweetie
sweety swimming syahrul syifa123 system system123 syukur syurga tangerang taubat taufik teacher teacher1
tehbotol tehmanis telkomsel teman123 temanku temp123 temporary tennis teratai terserah terserah1
terserahkamu test123 test1234 tester testing testtest thepassword thomas thunder thunder1 tiara1 tiara123
tidakada tidaktahu tidur123 tiger1 tiger123 tigers tigger tigger1 tika123 tiktok tiktok123 timnas timnas123
tokopedia tono123 toor123 tottenham toyota toyota1 transformers tri123 trinity trustno1 tttttt tuhan1
tuhan123 tuhanku tuhanyesus turtle twitter uang123 ubuntu ultraman umroh123 ungu123 universe university
user123 user1234 username ustadz utami1 uuuuuu valorant victoria viking vina123 vivo123 volleyball vvvvvv
wahyu1 wahyu123 water1 water123 wati123 wawan123 wayang welcome welcome1 welcome12 welcome123 welcome1234
whatever whatever1 whatsapp white1 widodo wijaya william windows windows1 windows10 winner winner1 winnie
winter winter1 wizard wongcilik wongjowo wulan1 wulan123 wwwwww xbox360 xiaomi xiaomi1 xiaomi123 xl12345
xsw2zaq1 xxxxxx yaallah yahoo1 yahoo123 yamaha yamaha1 yanti123 yellow yellow1 yesus1 yesus123 yesuskristus
yoga123 yogyakarta youtube youtube1 yudi123 yuli123 yusuf1 yusuf123 yyyyyy z123456 zahra1 zahra123 zaki123
zaq12wsx zaq1zaq1 zaqwsx zaqxsw zxc123 zxcasdqwe zxcvbn zxcvbnm zxczxc zzzzzz
`.match(/\S+/g),
);
