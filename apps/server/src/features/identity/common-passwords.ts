/** The passwords, and the words in them, that lists of leaked ones show most; lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123123 1234512345 123321123 123454321 987654321
0987654321 9876543210 11111111 111111111 1111111111 00000000 000000000 88888888 99999999 12341234 11223344 112233445566
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123
qwerty qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty qweasdzxc qweasd123 qwe123qwe
asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer zxcvbnm zxcvbnm123 zxcvbnm1 1234qwer qwer1234 qwerasdf poiuytrewq
password passwort password1 password12 password123 password1234 password12345 password! passw0rd p@ssw0rd p@ssword
p@ssw0rd1 pass1234 passpass passwords mypassword newpassword thepassword password01 password11 password2 password99
drowssap adminadmin administrator admin123 admin1234 admin12345 rootroot root1234 toor1234 letmein letmein1 letmein123
letmeinn welcome welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025 welcome2026 changeme changeme1
changeme123 default1 temp1234 temppass test1234 testtest testing1 testing123 guest123 guestguest user1234 username
login123 secret123 secretsecret mysecret topsecret trustno1 iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou! ilovegod
loveyou1 loveme123 lovelove lovely12 iloveme1 forever1 princess princess1 princesa sunshine sunshine1 sunflower
superman superman1 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 dragon12 dragon123 dragonball
monkey12 monkey123 football football1 baseball baseball1 basketball basketball1 hockey12 softball soccer12 soccer123
liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 barcelona barcelona1 realmadrid manchester juventus
michael1 michael123 jennifer jennifer1 jessica1 jessica123 michelle michelle1 charlie1 charlie123 jordan23 jordan123
jonathan alexander alexander1 alexandra samantha samantha1 danielle danielle1 nicholas victoria victoria1 stephanie
christopher benjamin patricia patrick1 matthew1 anthony1 anthony123 joshua12 andrew12 william1 thomas12 robert12
daniel12 daniel123 ashley12 ashley123 nicole12 nicole123 hannah12 elizabeth elizabeth1 isabella gabriela valentina
sebastian fernando alejandro alejandra francisco guadalupe carolina angelica veronica cristina katherine brandon1
computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1 whatever whatever1 nothing1
something freedom1 freedom123 master12 master123 killer12 killer123 shadow12 shadow123 ninja123 hunter12 hunter123
hunter2hunter2 mustang1 mustang123 corvette ferrari1 porsche1 mercedes mercedes1 harley12 yamaha12 thunder1 phoenix1
maverick scorpion scorpio1 gemini12 pisces12 aquarius butterfly butterfly1 blink182 metallica metallica1 nirvana1
slipknot eminem12 rockstar rockstar1 hellokitty hello123 hello1234 hellohello helloworld goodluck happy123 happyday
cookie12 cookie123 chocolate chocolate1 strawberry cheese12 pepper12 ginger12 banana12 orange12 purple12 yellow12
blueblue redsox12 yankees1 cowboys1 steelers steelers1 packers1 lakers24 lebron23 kobe2424 tigger12 snoopy12 garfield
pikachu1 naruto12 naruto123 minecraft minecraft1 fortnite fortnite1 roblox123 callofduty counterstrike leagueoflegends
january1 february september september1 november november1 december december1 october1 summer12 summer123 summer2024
summer2025 summer2026 winter12 winter123 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 monday12
friday13 abcd1234 abc12345 abc123456 abcdefgh abcdefg1 abcdef123 abcabc123 a1b2c3d4 a1b2c3d4e5 aa123456 aaaaaaaa
aaaaaaaaaa a123456789 a12345678 abcd12345 zxcv1234 asd12345 q12345678 qq123456 qwe12345 woaini1314 5201314520 147258369
159357456 159753456 741852963 789456123 789789789 456456456 741741741 753951456 258456258 369258147 13579246 135792468
147852369 246813579 102030405 10203040 12121212 12312312 13131313 20202020 21212121 23232323 22222222 33333333 44444444
55555555 66666666 77777777 52013145 31415926 314159265 access14 accessgranted openopen opensesame password. passwort1
passwort123 hallo123 schatz12 motdepasse azerty12 azerty123 azertyuiop azertyui soleil12 bonjour1 contrasena contraseña
estrella hola1234 teamo123 mariposa senha123 parola12 haslo123 polska12 slayer12 trinity1 zeppelin ncc1701d ncc1701e
thx1138a jamesbond jamesbond007 bond0007 godzilla gandalf1 gandalf123 matrix12 mathew12 babygirl babygirl1 babyboy1
sweetheart sweety12 angel123 angels12 heaven12 jesus123 jesuschrist godisgood blessed1 amazing1 awesome1 fuckyou1
fuckyou2 fuckyou123 fuckoff1 asshole1 bullshit bigdaddy bigboss1 biteme12 slut1234 pussy123 sexy1234 playboy1 hotmail1
gmail123 yahoo123 outlook1 microsoft microsoft1 windows1 windows10 linux123 ubuntu12 apple123 android1 iphone12 nokia123
correcthorsebatterystaple`.split(/\s+/),
)
